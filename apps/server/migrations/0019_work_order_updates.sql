CREATE TABLE "work_order_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"work_order_id" text NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_order_updates_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_ids" text[] DEFAULT '{}' NOT NULL,
	"board_id" text,
	"comment_id" text,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" text NOT NULL,
	"time_created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"time_notified" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "work_order_updates" ADD CONSTRAINT "work_order_updates_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_updates_by_order" ON "work_order_updates" USING btree ("work_order_id","sequence");--> statement-breakpoint
CREATE INDEX "entries_with_planned_work_orders" ON "entries" USING btree ("id") WHERE "entries"."tasks_to_add_on_submission" <> '[]'::jsonb
          and jsonb_path_query_array("entries"."tasks_to_add_on_submission", '$[*].id') - "entries"."created_task_ids" <> '[]'::jsonb;