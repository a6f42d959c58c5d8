CREATE TABLE "responder_events" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"event" text NOT NULL,
	"component_id" text,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "responder_links" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"school_id" text NOT NULL,
	"person_name" text NOT NULL,
	"agency" text NOT NULL,
	"email" text NOT NULL,
	"component_ids" text[],
	"includes_contacts" boolean DEFAULT false NOT NULL,
	"may_download" boolean DEFAULT false NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_by_user_id" text NOT NULL,
	"time_expires" timestamp (3) with time zone NOT NULL,
	"time_revoked" timestamp (3) with time zone,
	"revoked_by_user_id" text,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "responder_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"time_code_expires" timestamp (3) with time zone NOT NULL,
	"cookie_hash" text,
	"time_expires" timestamp (3) with time zone,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "responder_events" ADD CONSTRAINT "responder_events_link_id_responder_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."responder_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responder_links" ADD CONSTRAINT "responder_links_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responder_visits" ADD CONSTRAINT "responder_visits_link_id_responder_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."responder_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "responder_events_by_link" ON "responder_events" USING btree ("link_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "responder_links_by_token" ON "responder_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "responder_links_by_school" ON "responder_links" USING btree ("school_id","time_created");--> statement-breakpoint
CREATE INDEX "responder_links_by_sharer" ON "responder_links" USING btree ("created_by_user_id","time_created") WHERE "responder_links"."is_shared";--> statement-breakpoint
CREATE INDEX "responder_visits_by_link" ON "responder_visits" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "responder_visits_by_cookie" ON "responder_visits" USING btree ("cookie_hash");