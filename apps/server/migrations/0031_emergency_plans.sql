CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"skill_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_skills" (
	"school_id" text NOT NULL,
	"user_id" text NOT NULL,
	"skill_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_skills_school_id_user_id_pk" PRIMARY KEY("school_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "eop_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"component_id" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"is_in_draft" boolean DEFAULT true NOT NULL,
	"is_certified" boolean DEFAULT false NOT NULL,
	"added_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eop_certifications" (
	"id" text PRIMARY KEY NOT NULL,
	"component_id" text NOT NULL,
	"certified_by_user_id" text NOT NULL,
	"time_certified" timestamp (3) with time zone NOT NULL,
	"is_publishing" boolean NOT NULL,
	"content" jsonb,
	"is_omitting_content" boolean NOT NULL,
	"attachments" jsonb NOT NULL,
	"pdf_file_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eop_components" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"name" text NOT NULL,
	"section" text NOT NULL,
	"kind" text DEFAULT 'document' NOT NULL,
	"guidance_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"eop_roles_id" text,
	"certification_interval_months" integer DEFAULT 12 NOT NULL,
	"point_of_contact_user_id" text,
	"content" jsonb,
	"is_omitting_content" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"pdf_file_id" text,
	"pdf_version" integer,
	"certified_content" jsonb,
	"certified_is_omitting_content" boolean DEFAULT false NOT NULL,
	"certified_pdf_file_id" text,
	"last_certification_time" timestamp (3) with time zone,
	"next_certification_due_time" timestamp (3) with time zone,
	"has_unpublished_content_changes" boolean DEFAULT false NOT NULL,
	"has_unpublished_attachment_changes" boolean DEFAULT false NOT NULL,
	"created_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_archived" timestamp (3) with time zone,
	"archived_by_user_id" text
);
--> statement-breakpoint
CREATE TABLE "eop_content_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"component_id" text NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"time_started" timestamp (3) with time zone NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eop_draft_keys" (
	"user_id" text NOT NULL,
	"component_id" text NOT NULL,
	"key" "bytea" NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eop_draft_keys_user_id_component_id_pk" PRIMARY KEY("user_id","component_id")
);
--> statement-breakpoint
CREATE TABLE "eop_kept_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"component_id" text NOT NULL,
	"user_id" text NOT NULL,
	"base_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eop_leases" (
	"component_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"editor_id" text NOT NULL,
	"time_expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eop_reminders" (
	"day" date PRIMARY KEY NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eop_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"role_table_id" text NOT NULL,
	"number_of_backups" integer DEFAULT 2 NOT NULL,
	"eop_component_id" text NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_attachments" ADD CONSTRAINT "eop_attachments_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_certifications" ADD CONSTRAINT "eop_certifications_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_components" ADD CONSTRAINT "eop_components_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_content_versions" ADD CONSTRAINT "eop_content_versions_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_draft_keys" ADD CONSTRAINT "eop_draft_keys_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_kept_copies" ADD CONSTRAINT "eop_kept_copies_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_leases" ADD CONSTRAINT "eop_leases_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_roles" ADD CONSTRAINT "eop_roles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_by_email" ON "contacts" USING btree ("school_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "skills_by_name" ON "skills" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "user_skills_by_user" ON "user_skills" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "eop_attachments_by_component" ON "eop_attachments" USING btree ("component_id","time_created");--> statement-breakpoint
CREATE INDEX "eop_certifications_by_component" ON "eop_certifications" USING btree ("component_id","time_certified");--> statement-breakpoint
CREATE INDEX "eop_components_by_school" ON "eop_components" USING btree ("school_id","section","position","name");--> statement-breakpoint
CREATE INDEX "eop_components_due" ON "eop_components" USING btree ("next_certification_due_time") WHERE "eop_components"."time_archived" is null;--> statement-breakpoint
CREATE INDEX "eop_content_versions_by_component" ON "eop_content_versions" USING btree ("component_id","time_updated");--> statement-breakpoint
CREATE INDEX "eop_kept_copies_by_person" ON "eop_kept_copies" USING btree ("component_id","user_id");--> statement-breakpoint
CREATE INDEX "eop_roles_by_school" ON "eop_roles" USING btree ("school_id");
