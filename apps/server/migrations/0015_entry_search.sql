-- Splits text into words for searches, by the rules of the domain's search.ts: lower case, without accents and strokes,
-- split at everything that is not a letter or digit, at most 40 letters each.
CREATE FUNCTION search_words(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(array_remove(string_to_array(
  regexp_replace(regexp_replace(
    lower(CASE WHEN octet_length(given) = length(given) THEN given
      ELSE translate(
        regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '', 'g'),
        'ØøŁłĐđ', 'oolldd') END),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    '([^ ]{40})[^ ]+', '\1', 'g'),
  ' '), ''));--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(comment || ' ' || location)) STORED;--> statement-breakpoint
CREATE INDEX "data_profile_options_by_words" ON "data_profile_options" USING gin (search_words("label"));--> statement-breakpoint
CREATE INDEX "entries_by_words" ON "entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "former_people_by_name_words" ON "former_people" USING gin (search_words("name"));--> statement-breakpoint
CREATE INDEX "users_by_name_words" ON "users" USING gin (search_words("name"));