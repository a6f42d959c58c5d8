CREATE TABLE "report_schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"query" jsonb NOT NULL,
	"format" text NOT NULL,
	"time" jsonb NOT NULL,
	"recipient_user_ids" text[] DEFAULT '{}' NOT NULL,
	"owner_user_id" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"needs_owner" boolean DEFAULT false NOT NULL,
	"done_through" date NOT NULL,
	"last_result" jsonb,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_schedules_of_owner" ON "report_schedules" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_of_recipient" ON "report_schedules" USING gin ("recipient_user_ids");