CREATE TABLE "recurring_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"series_id" text NOT NULL,
	"kind" text NOT NULL,
	"school_ids" text[] DEFAULT '{}' NOT NULL,
	"user_id" text,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_notified" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"series_id" text NOT NULL,
	"school_id" text NOT NULL,
	"nominal_date" date NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"work_order_id" text,
	"is_counted" boolean DEFAULT true NOT NULL,
	"time_notified" timestamp (3) with time zone,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_runs_series_id_school_id_nominal_date_pk" PRIMARY KEY("series_id","school_id","nominal_date")
);
--> statement-breakpoint
CREATE TABLE "recurring_work_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"school_ids" text[] DEFAULT '{}' NOT NULL,
	"work_order_data" jsonb NOT NULL,
	"recurrence_start_date" date NOT NULL,
	"recurrence_end_date" date,
	"recurrence_interval" integer NOT NULL,
	"recurrence_unit" text NOT NULL,
	"closed_day_rule" text NOT NULL,
	"while_open" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"paused_school_ids" text[] DEFAULT '{}' NOT NULL,
	"created_by_user_id" text NOT NULL,
	"owner_user_id" text NOT NULL,
	"time_owner_missed" timestamp (3) with time zone,
	"done_through" date,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (search_words(("title" || ' ' || ("work_order_data" ->> 'description')))) STORED
);
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "recurring_id" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "recurring_title" text;--> statement-breakpoint
ALTER TABLE "recurring_notes" ADD CONSTRAINT "recurring_notes_series_id_recurring_work_orders_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."recurring_work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_runs" ADD CONSTRAINT "recurring_runs_series_id_recurring_work_orders_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."recurring_work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_notes_to_send" ON "recurring_notes" USING btree ("series_id") WHERE "recurring_notes"."time_notified" is null;--> statement-breakpoint
CREATE INDEX "recurring_runs_by_date" ON "recurring_runs" USING btree ("series_id","nominal_date","school_id");--> statement-breakpoint
CREATE INDEX "recurring_runs_to_notify" ON "recurring_runs" USING btree ("work_order_id") WHERE "recurring_runs"."outcome" = 'made' and "recurring_runs"."time_notified" is null;--> statement-breakpoint
CREATE INDEX "recurring_work_orders_by_title" ON "recurring_work_orders" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "recurring_work_orders_by_school" ON "recurring_work_orders" USING gin ("school_ids");--> statement-breakpoint
CREATE INDEX "work_orders_by_series" ON "work_orders" USING btree ("recurring_id","time_created","id") WHERE "work_orders"."recurring_id" is not null;