CREATE TABLE "card_charges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_code" text NOT NULL,
	"provider" text NOT NULL,
	"charge" text NOT NULL,
	"card" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_charges_charge_unique" UNIQUE("charge")
);
--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_charges_customer" ON "card_charges" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_charges_open" ON "card_charges" USING btree ("order_code") WHERE "card_charges"."state" in ('pending', 'challenged', 'charged', 'settled');--> statement-breakpoint
CREATE INDEX "card_charges_order" ON "card_charges" USING btree ("order_code");