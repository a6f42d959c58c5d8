CREATE TABLE "walk_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"reported_by_user_id" text NOT NULL,
	"walk_type" text NOT NULL,
	"observation_type" text NOT NULL,
	"observation_category_id" text NOT NULL,
	"observation_item_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	"comment" text NOT NULL,
	"location" text NOT NULL,
	"location_data_profile_id" text,
	"location_data_profile_option_id" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"manual_tags" text[] DEFAULT '{}' NOT NULL,
	"searchable_tags" text[] DEFAULT '{}' NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"is_floating" boolean NOT NULL,
	"walk_id" text NOT NULL,
	"assessment_id" text,
	"tasks_to_add_on_submission" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_task_ids" text[] DEFAULT '{}' NOT NULL,
	"created_safety_alert_ids" text[] DEFAULT '{}' NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"safety_alert" jsonb
);
--> statement-breakpoint
CREATE TABLE "walks" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"status" text NOT NULL,
	"walk_type" text NOT NULL,
	"leader_user_id" text NOT NULL,
	"collaborators" text[] DEFAULT '{}' NOT NULL,
	"participant_user_ids" text[] GENERATED ALWAYS AS (array_prepend(leader_user_id, collaborators)) STORED NOT NULL,
	"awaiting_review_by" text,
	"created_by_user_id" text NOT NULL,
	"intended_categories" text[] DEFAULT '{}' NOT NULL,
	"timeframe" date,
	"weather_precipitation" text,
	"weather_temperature" text,
	"weather_comment" text DEFAULT '' NOT NULL,
	"additional_notes" text DEFAULT '' NOT NULL,
	"current_stage" text DEFAULT 'observations' NOT NULL,
	"submission_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"should_send_neighborhood_watch" boolean DEFAULT false NOT NULL,
	"has_sent_neighborhood_watch" boolean DEFAULT false NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_submitted" timestamp (3) with time zone,
	"time_completed" timestamp (3) with time zone,
	"time_archived" timestamp (3) with time zone,
	"archived_by_user_id" text
);
--> statement-breakpoint
ALTER TABLE "walk_entries" ADD CONSTRAINT "walk_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_entries" ADD CONSTRAINT "walk_entries_walk_id_walks_id_fk" FOREIGN KEY ("walk_id") REFERENCES "public"."walks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walks" ADD CONSTRAINT "walks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "walk_entries_by_walk" ON "walk_entries" USING btree ("walk_id","timestamp","id");--> statement-breakpoint
CREATE INDEX "walks_by_school" ON "walks" USING btree ("school_id","time_created","id","status","walk_type");--> statement-breakpoint
CREATE INDEX "walks_by_time" ON "walks" USING btree ("time_created","id","school_id","status","walk_type");--> statement-breakpoint
CREATE INDEX "walks_by_participant" ON "walks" USING gin ("participant_user_ids");--> statement-breakpoint
CREATE INDEX "walks_unfinished" ON "walks" USING btree ("school_id","time_created","id") WHERE "walks"."status" <> 'complete';--> statement-breakpoint
CREATE INDEX "walks_in_review" ON "walks" USING btree ("time_submitted") WHERE "walks"."status" = 'review';--> statement-breakpoint
CREATE INDEX "entries_by_walk" ON "entries" USING btree ("walk_id","timestamp","id") WHERE "entries"."walk_id" is not null;