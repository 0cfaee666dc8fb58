CREATE TABLE "member_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"rights" jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "card_charges" ADD COLUMN "placed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "member_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "order_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "placed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "member_links" ADD CONSTRAINT "member_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_links_member" ON "member_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_customer" ON "members" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_member" ON "audits" USING btree ("subject_id","id") WHERE "audits"."member_name" <> '';--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");