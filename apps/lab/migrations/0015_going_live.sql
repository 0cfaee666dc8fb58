CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text,
	"section" text NOT NULL,
	"path" text NOT NULL,
	"names" jsonb NOT NULL,
	"filename" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"is_updated" boolean NOT NULL,
	"viewable" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"topic" text NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "size_prices" (
	"list" text NOT NULL,
	"valid_from" date NOT NULL,
	"position" integer NOT NULL,
	"sizes" jsonb NOT NULL,
	"price" integer NOT NULL,
	"step" integer,
	"pages" jsonb,
	CONSTRAINT "size_prices_list_valid_from_position_pk" PRIMARY KEY("list","valid_from","position")
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "valid_from" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" DROP CONSTRAINT "product_prices_slug_currency_pk";--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_slug_currency_valid_from_pk" PRIMARY KEY("slug","currency","valid_from");--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_for_exchange" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_for_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_slug_products_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."products"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_actions" ADD CONSTRAINT "customer_actions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_actions" ADD CONSTRAINT "customer_actions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_slug" ON "documents" USING btree ("slug","position");--> statement-breakpoint
CREATE INDEX "customer_actions_customer" ON "customer_actions" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_actions_staff" ON "customer_actions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "invitations_customer" ON "invitations" USING btree ("customer_id");