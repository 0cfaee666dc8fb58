CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"method" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" integer NOT NULL,
	"reverses" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "receipts_customer" ON "receipts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "receipts_staff" ON "receipts" USING btree ("staff_id");--> statement-breakpoint
-- Until now an amount was known as open by its order.
UPDATE payments SET kind = 'open' FROM orders o WHERE o.id = payments.order_id AND o.amount_to_pay > 0 AND payments.amount > 0
  AND EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id AND i.series = '');
