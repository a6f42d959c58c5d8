CREATE SEQUENCE "public"."work_order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "work_order_assignment_history" (
	"id" text PRIMARY KEY NOT NULL,
	"work_order_id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_assignment_history_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"newly_assigned_user_ids" text[] DEFAULT '{}' NOT NULL,
	"assigned_user_ids" text[] DEFAULT '{}' NOT NULL,
	"previous_user_ids" text[] DEFAULT '{}' NOT NULL,
	"by_user_id" text,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"work_order_id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_attachments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"by_user_id" text NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"deleted_by_user_id" text,
	"time_deleted" timestamp (3) with time zone,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"work_order_id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_comments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"comment" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_edited" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "work_order_status_history" (
	"id" text PRIMARY KEY NOT NULL,
	"work_order_id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_status_history_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_status" text,
	"to_status" text NOT NULL,
	"comment" text NOT NULL,
	"by_user_id" text,
	"snapshot" jsonb NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" integer NOT NULL,
	"school_id" text NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"priority" text,
	"board_id" text,
	"assigned_user_ids" text[] DEFAULT '{}' NOT NULL,
	"following_user_ids" text[] DEFAULT '{}' NOT NULL,
	"pinned_by_user_ids" text[] DEFAULT '{}' NOT NULL,
	"created_by_user_id" text NOT NULL,
	"location" text NOT NULL,
	"location_data_profile_id" text,
	"location_data_profile_option_id" text,
	"due_date" date,
	"scheduled_start_date" date,
	"notes" text DEFAULT '' NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_answers" text DEFAULT '' NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"entry_id" text,
	"walk_id" text,
	"has_activity_of_others" boolean DEFAULT false NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"time_originally_scheduled" timestamp (3) with time zone,
	"time_originally_submitted_for_approval" timestamp (3) with time zone,
	"time_completed" timestamp (3) with time zone,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (search_words((((("public_id"::text || ' ' || "description") || ' ' || "notes") || ' ' || "location") || ' ' || "custom_answers"))) STORED,
	CONSTRAINT "work_orders_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "work_order_assignment_history" ADD CONSTRAINT "work_order_assignment_history_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_attachments" ADD CONSTRAINT "work_order_attachments_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_comments" ADD CONSTRAINT "work_order_comments_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_status_history" ADD CONSTRAINT "work_order_status_history_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_assignments_by_order" ON "work_order_assignment_history" USING btree ("work_order_id","sequence");--> statement-breakpoint
CREATE INDEX "work_order_attachments_by_order" ON "work_order_attachments" USING btree ("work_order_id","sequence");--> statement-breakpoint
CREATE INDEX "work_order_comments_by_order" ON "work_order_comments" USING btree ("work_order_id","sequence");--> statement-breakpoint
CREATE INDEX "work_order_status_by_order" ON "work_order_status_history" USING btree ("work_order_id","sequence");--> statement-breakpoint
CREATE INDEX "work_orders_by_time" ON "work_orders" USING btree ("time_created","id");--> statement-breakpoint
CREATE INDEX "work_orders_by_school" ON "work_orders" USING btree ("school_id","status","time_created","id");--> statement-breakpoint
CREATE INDEX "work_orders_by_board" ON "work_orders" USING btree ("board_id","status","time_created","id");--> statement-breakpoint
CREATE INDEX "work_orders_by_status" ON "work_orders" USING btree ("status","time_created","id");--> statement-breakpoint
CREATE INDEX "work_orders_by_creator" ON "work_orders" USING btree ("created_by_user_id","time_created","id");--> statement-breakpoint
CREATE INDEX "work_orders_by_assignee" ON "work_orders" USING gin ("assigned_user_ids");--> statement-breakpoint
CREATE INDEX "work_orders_by_follower" ON "work_orders" USING gin ("following_user_ids");--> statement-breakpoint
CREATE INDEX "work_orders_by_pin" ON "work_orders" USING gin ("pinned_by_user_ids");--> statement-breakpoint
CREATE INDEX "work_orders_by_word" ON "work_orders" USING gin ("words");--> statement-breakpoint
CREATE INDEX "work_orders_by_place" ON "work_orders" USING btree ("location_data_profile_option_id","time_created","id");--> statement-breakpoint
CREATE INDEX "work_orders_by_entry" ON "work_orders" USING btree ("entry_id") WHERE "work_orders"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "work_orders_due" ON "work_orders" USING btree ("due_date","id") WHERE "work_orders"."status" in ('New', 'Started');--> statement-breakpoint
CREATE INDEX "work_orders_scheduled" ON "work_orders" USING btree ("scheduled_start_date") WHERE "work_orders"."status" = 'Scheduled';