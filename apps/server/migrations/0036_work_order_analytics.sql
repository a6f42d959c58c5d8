CREATE TABLE "work_order_analytics" (
	"id" text PRIMARY KEY NOT NULL,
	"asked" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"time_computed" timestamp (3) with time zone NOT NULL,
	"time_claimed" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_measuring" (
	"id" text PRIMARY KEY NOT NULL,
	"calendar_key" text NOT NULL,
	"next_key" text NOT NULL,
	"last_id" text NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "time_clock_started" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "time_first_responded" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "time_response_clock_started" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "is_reopened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "response_minutes" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "completion_minutes" integer;--> statement-breakpoint
CREATE INDEX "work_orders_counted_open" ON "work_orders" USING btree ("school_id","status","time_created","due_date","board_id","priority","assigned_user_ids","location_data_profile_option_id") WHERE "work_orders"."status" in ('AwaitingApproval', 'Scheduled', 'New', 'Started');--> statement-breakpoint
CREATE INDEX "work_orders_counted_created" ON "work_orders" USING btree ("time_created","school_id","board_id","priority","assigned_user_ids","location_data_profile_option_id");--> statement-breakpoint
CREATE INDEX "work_orders_counted_completed" ON "work_orders" USING btree ("time_completed","school_id","due_date","is_reopened","response_minutes","completion_minutes","board_id","priority","assigned_user_ids","location_data_profile_option_id") WHERE "work_orders"."time_completed" is not null;