ALTER TABLE "quotes" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "cover_size" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "cover_size" integer;--> statement-breakpoint
CREATE INDEX "quotes_cover" ON "quotes" USING btree ("cover");--> statement-breakpoint
CREATE INDEX "projects_cover" ON "projects" USING btree ("cover");