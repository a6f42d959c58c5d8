CREATE TABLE "eop_default_components" (
	"school_id" text NOT NULL,
	"guidance_key" text NOT NULL,
	CONSTRAINT "eop_default_components_school_id_guidance_key_pk" PRIMARY KEY("school_id","guidance_key")
);
--> statement-breakpoint
CREATE TABLE "eop_update_requests" (
	"component_id" text NOT NULL,
	"user_id" text NOT NULL,
	"time_sent" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "eop_update_requests_component_id_user_id_pk" PRIMARY KEY("component_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "eop_components" DROP CONSTRAINT "eop_components_school_id_schools_id_fk";
--> statement-breakpoint
ALTER TABLE "eop_components" ADD COLUMN "content_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "eop_default_components" ADD CONSTRAINT "eop_default_components_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_update_requests" ADD CONSTRAINT "eop_update_requests_component_id_eop_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."eop_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eop_components" ADD CONSTRAINT "eop_components_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;