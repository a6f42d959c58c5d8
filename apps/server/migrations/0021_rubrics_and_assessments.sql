CREATE TABLE "assessments" (
	"id" text PRIMARY KEY NOT NULL,
	"rubric_id" text NOT NULL,
	"school_id" text NOT NULL,
	"walk_id" text,
	"status" text NOT NULL,
	"rubric" jsonb NOT NULL,
	"form" jsonb NOT NULL,
	"answered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_score" integer,
	"max_score" integer,
	"score" integer,
	"color" text,
	"created_by_user_id" text NOT NULL,
	"updated_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_by_user_id" text,
	"time_submitted" timestamp (3) with time zone,
	"skipped_by_user_id" text,
	"time_skipped" timestamp (3) with time zone,
	"deleted_by_user_id" text,
	"time_deleted" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"id" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"draft" jsonb,
	"created_by_user_id" text NOT NULL,
	"updated_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_deleted" timestamp (3) with time zone,
	"deleted_by_user_id" text
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_submitted" ON "assessments" USING btree ("time_submitted","id","school_id") WHERE "assessments"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "assessments_submitted_at_school" ON "assessments" USING btree ("school_id","time_submitted","id") WHERE "assessments"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "assessments_open" ON "assessments" USING btree ("time_created","id","school_id") WHERE "assessments"."status" in ('created', 'editing');--> statement-breakpoint
CREATE INDEX "assessments_by_walk" ON "assessments" USING btree ("walk_id","time_created") WHERE "assessments"."walk_id" is not null;--> statement-breakpoint
CREATE INDEX "assessments_by_creator" ON "assessments" USING btree ("created_by_user_id","time_created");--> statement-breakpoint
CREATE INDEX "assessments_by_rubric" ON "assessments" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "rubrics_offered" ON "rubrics" USING btree ("enabled") WHERE "rubrics"."time_deleted" is null;