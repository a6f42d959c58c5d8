DROP INDEX "work_orders_by_school";--> statement-breakpoint
ALTER TABLE "work_order_attachments" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_comments" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_updates" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_by_url" ON "notifications" USING btree ("url");--> statement-breakpoint
CREATE INDEX "work_orders_by_school" ON "work_orders" USING btree ("school_id","status","time_created","id","board_id");--> statement-breakpoint
UPDATE "work_order_attachments" SET "time_updated" = coalesce("time_deleted", "time_created");--> statement-breakpoint
UPDATE "work_order_comments" SET "time_updated" = coalesce("time_edited", "time_created");--> statement-breakpoint
UPDATE "work_order_updates" SET "time_updated" = coalesce("time_notified", "time_created");
