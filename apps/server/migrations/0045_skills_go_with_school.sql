ALTER TABLE "user_skills" DROP CONSTRAINT "user_skills_school_id_schools_id_fk";
--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;