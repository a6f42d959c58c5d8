CREATE TABLE "go_kit_log" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"kit_id" text NOT NULL,
	"user_id" text NOT NULL,
	"school_id" text NOT NULL,
	"event" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"time_reported" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "go_kits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"school_id" text NOT NULL,
	"device_id" text NOT NULL,
	"device_name" text NOT NULL,
	"lock" text NOT NULL,
	"time_confirmed" timestamp (3) with time zone NOT NULL,
	"time_ended" timestamp (3) with time zone,
	"end" text,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "go_kits" ADD CONSTRAINT "go_kits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "go_kits" ADD CONSTRAINT "go_kits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "go_kit_log_by_kit" ON "go_kit_log" USING btree ("kit_id","time","event");--> statement-breakpoint
CREATE INDEX "go_kit_log_by_school" ON "go_kit_log" USING btree ("school_id","time");--> statement-breakpoint
CREATE INDEX "go_kits_by_user" ON "go_kits" USING btree ("user_id","time_created");--> statement-breakpoint
CREATE INDEX "go_kits_by_school" ON "go_kits" USING btree ("school_id");