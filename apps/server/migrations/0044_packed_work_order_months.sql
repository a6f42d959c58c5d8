CREATE TABLE "work_order_changed_months" (
	"month" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_months" (
	"month" date PRIMARY KEY NOT NULL,
	"orders" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "work_order_changed_months_by_month" ON "work_order_changed_months" USING btree ("month");--> statement-breakpoint
INSERT INTO "work_order_changed_months" ("month")
  SELECT DISTINCT date_trunc('month', "time_completed" AT TIME ZONE 'UTC')::date FROM "work_orders" WHERE "time_completed" IS NOT NULL;--> statement-breakpoint
-- Orders are written by many statements; here none can forget the months that they change. It only adds rows, so that
-- concurrent writers never wait for each other.
CREATE FUNCTION "note_changed_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "work_order_changed_months" ("month")
    SELECT DISTINCT date_trunc('month', "completed" AT TIME ZONE 'UTC')::date
    FROM (VALUES (OLD."time_completed"), (NEW."time_completed")) AS "changed" ("completed") WHERE "completed" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Once for all rows of a statement: thousands of orders are inserted by one.
CREATE FUNCTION "note_months_of_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "work_order_changed_months" ("month")
    SELECT DISTINCT date_trunc('month', "time_completed" AT TIME ZONE 'UTC')::date
    FROM "added" WHERE "time_completed" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "work_orders_month_of_new" AFTER INSERT ON "work_orders" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_months_of_new"();--> statement-breakpoint
CREATE TRIGGER "work_orders_months_of_changed" AFTER UPDATE ON "work_orders" FOR EACH ROW
  WHEN ((OLD."time_completed" IS NOT NULL OR NEW."time_completed" IS NOT NULL) AND
    (OLD."time_completed", OLD."school_id", OLD."due_date", OLD."is_reopened", OLD."response_minutes", OLD."completion_minutes", OLD."board_id", OLD."priority", OLD."assigned_user_ids", OLD."location_data_profile_option_id") IS DISTINCT FROM
    (NEW."time_completed", NEW."school_id", NEW."due_date", NEW."is_reopened", NEW."response_minutes", NEW."completion_minutes", NEW."board_id", NEW."priority", NEW."assigned_user_ids", NEW."location_data_profile_option_id"))
  EXECUTE FUNCTION "note_changed_months"();--> statement-breakpoint
CREATE TRIGGER "work_orders_month_of_deleted" AFTER DELETE ON "work_orders" FOR EACH ROW
  WHEN (OLD."time_completed" IS NOT NULL) EXECUTE FUNCTION "note_changed_months"();--> statement-breakpoint
CREATE FUNCTION "forget_work_order_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "work_order_months";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "work_orders_months_of_none" AFTER TRUNCATE ON "work_orders" FOR EACH STATEMENT EXECUTE FUNCTION "forget_work_order_months"();
