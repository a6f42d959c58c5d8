CREATE TABLE "safety_alert_recipients" (
	"alert_id" text NOT NULL,
	"user_id" text NOT NULL,
	"time_added" timestamp (3) with time zone NOT NULL,
	"time_read" timestamp (3) with time zone,
	"time_acknowledged" timestamp (3) with time zone,
	"reply" text DEFAULT '' NOT NULL,
	CONSTRAINT "safety_alert_recipients_alert_id_user_id_pk" PRIMARY KEY("alert_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "safety_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"walk_id" text,
	"message" text NOT NULL,
	"entry" jsonb NOT NULL,
	"created_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_sent" timestamp (3) with time zone NOT NULL,
	"time_reminded" timestamp (3) with time zone,
	"time_resolved" timestamp (3) with time zone,
	"resolved_by_user_id" text,
	"resolution_note" text DEFAULT '' NOT NULL,
	"time_deleted" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_profile_options" (
	"id" text PRIMARY KEY NOT NULL,
	"data_profile_id" text NOT NULL,
	"label" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"merged_into_id" text,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"name" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"reported_by_user_id" text NOT NULL,
	"walk_type" text NOT NULL,
	"opinion" text NOT NULL,
	"category_id" text NOT NULL,
	"item_id" text NOT NULL,
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
	"walk_id" text,
	"assessment_id" text,
	"tasks_to_add_on_submission" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_task_ids" text[] DEFAULT '{}' NOT NULL,
	"created_safety_alert_ids" text[] DEFAULT '{}' NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_counts" (
	"count_id" text NOT NULL,
	"school_id" text NOT NULL,
	"month" text NOT NULL,
	"district_concern" integer DEFAULT 0 NOT NULL,
	"district_praise" integer DEFAULT 0 NOT NULL,
	"district_other" integer DEFAULT 0 NOT NULL,
	"school_concern" integer DEFAULT 0 NOT NULL,
	"school_praise" integer DEFAULT 0 NOT NULL,
	"school_other" integer DEFAULT 0 NOT NULL,
	"partner_concern" integer DEFAULT 0 NOT NULL,
	"partner_praise" integer DEFAULT 0 NOT NULL,
	"partner_other" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "entry_counts_count_id_school_id_month_pk" PRIMARY KEY("count_id","school_id","month")
);
--> statement-breakpoint
CREATE TABLE "entry_day_counts" (
	"school_id" text NOT NULL,
	"day" date NOT NULL,
	"district_concern" integer DEFAULT 0 NOT NULL,
	"district_praise" integer DEFAULT 0 NOT NULL,
	"district_other" integer DEFAULT 0 NOT NULL,
	"school_concern" integer DEFAULT 0 NOT NULL,
	"school_praise" integer DEFAULT 0 NOT NULL,
	"school_other" integer DEFAULT 0 NOT NULL,
	"partner_concern" integer DEFAULT 0 NOT NULL,
	"partner_praise" integer DEFAULT 0 NOT NULL,
	"partner_other" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "entry_day_counts_school_id_day_pk" PRIMARY KEY("school_id","day")
);
--> statement-breakpoint
CREATE TABLE "entry_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"requested_by_user_id" text NOT NULL,
	"query" jsonb NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"file_id" text,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_tag_uses" (
	"school_id" text NOT NULL,
	"tag" text NOT NULL,
	"label" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "entry_tag_uses_school_id_tag_pk" PRIMARY KEY("school_id","tag")
);
--> statement-breakpoint
CREATE TABLE "observation_deltas" (
	"id" text PRIMARY KEY NOT NULL,
	"observation_id" text NOT NULL,
	"school_id" text NOT NULL,
	"type" text NOT NULL,
	"delta_fields" jsonb NOT NULL,
	"entry_source" text NOT NULL,
	"reported_by_user_id" text NOT NULL,
	"created_at_url" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "safety_alert_recipients" ADD CONSTRAINT "safety_alert_recipients_alert_id_safety_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."safety_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_alerts" ADD CONSTRAINT "safety_alerts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_profile_options" ADD CONSTRAINT "data_profile_options_data_profile_id_data_profiles_id_fk" FOREIGN KEY ("data_profile_id") REFERENCES "public"."data_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_profile_options" ADD CONSTRAINT "data_profile_options_merged_into_id_data_profile_options_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."data_profile_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_profiles" ADD CONSTRAINT "data_profiles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_alerts_by_recipient" ON "safety_alert_recipients" USING btree ("user_id","alert_id");--> statement-breakpoint
CREATE INDEX "safety_alerts_unread" ON "safety_alert_recipients" USING btree ("user_id") WHERE "safety_alert_recipients"."time_read" is null;--> statement-breakpoint
CREATE INDEX "safety_alerts_by_time" ON "safety_alerts" USING btree ("time_created","id");--> statement-breakpoint
CREATE INDEX "safety_alerts_by_sender" ON "safety_alerts" USING btree ("created_by_user_id","time_created","id");--> statement-breakpoint
CREATE INDEX "safety_alerts_by_entry" ON "safety_alerts" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_profile_options_by_label" ON "data_profile_options" USING btree ("data_profile_id",lower("label")) WHERE not "data_profile_options"."is_archived" and "data_profile_options"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "data_profile_options_by_profile" ON "data_profile_options" USING btree ("data_profile_id","label","id");--> statement-breakpoint
CREATE INDEX "data_profile_options_merged" ON "data_profile_options" USING btree ("merged_into_id") WHERE "data_profile_options"."merged_into_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_profiles_by_name" ON "data_profiles" USING btree ("school_id",lower("name")) WHERE not "data_profiles"."is_archived";--> statement-breakpoint
CREATE INDEX "data_profiles_by_school" ON "data_profiles" USING btree ("school_id","name","id");--> statement-breakpoint
CREATE INDEX "entries_by_school" ON "entries" USING btree ("school_id","time","id","opinion","walk_type");--> statement-breakpoint
CREATE INDEX "entries_by_time" ON "entries" USING btree ("time","id","school_id","opinion","walk_type");--> statement-breakpoint
CREATE INDEX "entries_by_reporter" ON "entries" USING btree ("reported_by_user_id","time","id");--> statement-breakpoint
CREATE INDEX "entries_by_item" ON "entries" USING btree ("category_id","item_id","time","id");--> statement-breakpoint
CREATE INDEX "entries_by_category" ON "entries" USING btree ("category_id","time","id");--> statement-breakpoint
CREATE INDEX "entries_by_place" ON "entries" USING btree ("location_data_profile_option_id","time","id") WHERE "entries"."location_data_profile_option_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_by_tag" ON "entries" USING gin ("searchable_tags");--> statement-breakpoint
CREATE INDEX "entry_exports_by_time" ON "entry_exports" USING btree ("time_created");--> statement-breakpoint
CREATE INDEX "observation_deltas_by_entry" ON "observation_deltas" USING btree ("observation_id","time_created","id");--> statement-breakpoint
CREATE INDEX "messages_by_record" ON "messages" USING btree ("about") WHERE "messages"."about" is not null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "list_entry";--> statement-breakpoint
DROP FUNCTION "users_list_entry";--> statement-breakpoint
ALTER TABLE "entry_counts" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "entry_day_counts" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "entry_tag_uses" SET (fillfactor = 70);
