CREATE TABLE "designer_projects" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "designer_projects" ADD CONSTRAINT "designer_projects_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designer_projects_customer" ON "designer_projects" USING btree ("customer_id","type");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_project_id_designer_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."designer_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_project_id_designer_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."designer_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_project" ON "quotes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "uploads_project" ON "uploads" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_place" CHECK ((order_id is null) <> (project_id is null));