ALTER TABLE "safety_alert_recipients" RENAME COLUMN "time_added" TO "time_created";--> statement-breakpoint
ALTER TABLE "safety_alert_recipients" ALTER COLUMN "time_created" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "safety_alert_recipients" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "safety_alert_recipients" SET "time_updated" = greatest("time_created", "time_read", "time_acknowledged");--> statement-breakpoint
ALTER TABLE "eop_content_versions" RENAME COLUMN "time_started" TO "time_created";--> statement-breakpoint
ALTER TABLE "eop_content_versions" ALTER COLUMN "time_created" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "eop_certifications" ADD COLUMN "time_created" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "eop_certifications" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "eop_certifications" SET "time_created" = "time_certified", "time_updated" = "time_certified";--> statement-breakpoint
ALTER TABLE "user_skills" ADD COLUMN "time_created" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "user_skills" SET "time_created" = "time_updated";--> statement-breakpoint
ALTER TABLE "work_order_status_history" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "work_order_status_history" SET "time_updated" = "time_created";--> statement-breakpoint
ALTER TABLE "work_order_assignment_history" ADD COLUMN "time_updated" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "work_order_assignment_history" SET "time_updated" = "time_created";
