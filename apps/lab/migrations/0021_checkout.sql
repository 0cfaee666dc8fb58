CREATE TABLE "checkouts" (
	"order_code" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"quote_id" bigint NOT NULL,
	"details" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_customer" ON "checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "checkouts_quote" ON "checkouts" USING btree ("quote_id");