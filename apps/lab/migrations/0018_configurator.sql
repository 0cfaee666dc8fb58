CREATE TABLE "option_choices" (
	"option_set" text NOT NULL,
	"option" text NOT NULL,
	"choice" text NOT NULL,
	"position" integer NOT NULL,
	"price_group" text NOT NULL,
	"swatch" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	CONSTRAINT "option_choices_option_set_option_choice_pk" PRIMARY KEY("option_set","option","choice")
);
--> statement-breakpoint
CREATE TABLE "option_exclusions" (
	"option_set" text NOT NULL,
	"id" text NOT NULL,
	"condition" jsonb NOT NULL,
	"option" text NOT NULL,
	"excluded" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "option_exclusions_option_set_id_pk" PRIMARY KEY("option_set","id")
);
--> statement-breakpoint
CREATE TABLE "option_prices" (
	"option_set" text NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"position" integer NOT NULL,
	"option" text NOT NULL,
	"choice" text NOT NULL,
	"per" text NOT NULL,
	"amount" integer NOT NULL,
	"free" integer NOT NULL,
	"sizes" jsonb NOT NULL,
	CONSTRAINT "option_prices_option_set_currency_valid_from_position_pk" PRIMARY KEY("option_set","currency","valid_from","position")
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"option_set" text NOT NULL,
	"option" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"initial" text NOT NULL,
	"least" integer NOT NULL,
	"most" integer NOT NULL,
	"longest" integer NOT NULL,
	"group_limit" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	CONSTRAINT "product_options_option_set_option_pk" PRIMARY KEY("option_set","option")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"customer_id" integer NOT NULL,
	"slug" text NOT NULL,
	"configurator" text NOT NULL,
	"environment" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"fields" jsonb NOT NULL,
	"currency" text NOT NULL,
	"list_code" text NOT NULL,
	"list_version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"total" integer NOT NULL,
	"order_code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"is_ordered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "quotes_order_code_unique" UNIQUE("order_code")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_sets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_slug_products_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."products"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id","changed_at");--> statement-breakpoint
CREATE INDEX "quotes_slug" ON "quotes" USING btree ("slug");