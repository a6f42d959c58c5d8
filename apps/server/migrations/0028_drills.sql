CREATE TABLE "drills" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"type" text NOT NULL,
	"other_type" text DEFAULT '' NOT NULL,
	"event_type" text NOT NULL,
	"other_event_type" text DEFAULT '' NOT NULL,
	"drill_date" date NOT NULL,
	"drill_time" text NOT NULL,
	"drill_time_of_day" text NOT NULL,
	"start_time" text NOT NULL,
	"additional_info" text DEFAULT '' NOT NULL,
	"number_of_participants" integer,
	"response_time" text DEFAULT '' NOT NULL,
	"results_additional_info" text DEFAULT '' NOT NULL,
	"went_well" text DEFAULT '' NOT NULL,
	"to_improve" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"action_taken" text,
	"results_saved_on" date,
	"searched_text" text DEFAULT '' NOT NULL,
	"recorded_by_user_id" text NOT NULL,
	"updated_by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (search_words("searched_text")) STORED
);
--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drills_by_date" ON "drills" USING btree ("drill_date","start_time","id","school_id");--> statement-breakpoint
CREATE INDEX "drills_by_school" ON "drills" USING btree ("school_id","drill_date","start_time","id");--> statement-breakpoint
CREATE INDEX "drills_by_recorder" ON "drills" USING btree ("recorded_by_user_id","drill_date","start_time","id");--> statement-breakpoint
CREATE INDEX "drills_by_word" ON "drills" USING gin ("words");--> statement-breakpoint
CREATE INDEX "drills_to_confirm" ON "drills" USING btree ("drill_date","school_id") WHERE "drills"."results_saved_on" is null or "drills"."results_saved_on" < "drills"."drill_date";