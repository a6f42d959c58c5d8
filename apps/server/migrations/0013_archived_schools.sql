ALTER TABLE "schools" ADD COLUMN "time_archived" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "safety_alerts_by_school" ON "safety_alerts" USING btree ("school_id");--> statement-breakpoint
-- A new record at a school calls this in its transaction. The lock makes it wait for an archiving or a deletion that is
-- under way, so that the school is looked at as it is afterwards.
CREATE FUNCTION "require_open_school"(wanted text, at_time timestamp with time zone) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  archived timestamp with time zone;
BEGIN
  SELECT "time_archived" INTO archived FROM "schools" WHERE "id" = wanted FOR KEY SHARE;
  IF archived <= at_time THEN
    RAISE EXCEPTION 'the school is archived' USING ERRCODE = 'SD001';
  END IF;
END $$;
