ALTER TABLE "observation_deltas" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_checks" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "time_updated" = coalesce("time_read", "time_created");--> statement-breakpoint
UPDATE "files" SET "time_updated" = greatest("time_created", "time_claimed", "time_trashed");--> statement-breakpoint
UPDATE "messages" SET "time_updated" = greatest("time_created", "time_sending", "time_sent");--> statement-breakpoint
UPDATE "push_subscriptions" SET "time_updated" = "time_created";--> statement-breakpoint
UPDATE "second_factors" SET "time_updated" = "time_created";--> statement-breakpoint
UPDATE "outbox_checks" SET "time_updated" = "time_created";--> statement-breakpoint
UPDATE "observation_deltas" SET "time_updated" = "time_created";--> statement-breakpoint
-- These tables are written by jobs and by statements of several kinds; here no write can forget it.
CREATE FUNCTION "keep_time_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."time_updated" = OLD."time_updated" THEN
    NEW."time_updated" := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "notifications_time_updated" BEFORE UPDATE ON "notifications" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();--> statement-breakpoint
CREATE TRIGGER "files_time_updated" BEFORE UPDATE ON "files" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();--> statement-breakpoint
CREATE TRIGGER "messages_time_updated" BEFORE UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();--> statement-breakpoint
CREATE TRIGGER "push_subscriptions_time_updated" BEFORE UPDATE ON "push_subscriptions" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();--> statement-breakpoint
CREATE TRIGGER "second_factors_time_updated" BEFORE UPDATE ON "second_factors" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();--> statement-breakpoint
CREATE TRIGGER "outbox_checks_time_updated" BEFORE UPDATE ON "outbox_checks" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();--> statement-breakpoint
CREATE TRIGGER "observation_deltas_time_updated" BEFORE UPDATE ON "observation_deltas" FOR EACH ROW EXECUTE FUNCTION "keep_time_updated"();
