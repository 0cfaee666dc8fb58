CREATE TABLE "card_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"card" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"token" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"brand" text NOT NULL,
	"holder" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"series" text DEFAULT '' NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"issued" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"rate" integer DEFAULT 1000000 NOT NULL,
	"customer" jsonb NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"last4" text DEFAULT '' NOT NULL,
	"paid_on" date,
	"refers_to" integer DEFAULT 0 NOT NULL,
	"refers_on" date,
	CONSTRAINT "invoices_number" UNIQUE("series","year","number")
);
--> statement-breakpoint
CREATE TABLE "order_cards" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_counts" (
	"customer_id" integer NOT NULL,
	"day" date NOT NULL,
	"shipping_date" date NOT NULL,
	"payments" bigint NOT NULL,
	CONSTRAINT "payment_counts_customer_id_day_shipping_date_pk" PRIMARY KEY("customer_id","day","shipping_date")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"commessa" text NOT NULL,
	"article" text NOT NULL,
	"state" smallint NOT NULL,
	"day" date NOT NULL,
	"shipping_date" date,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"book_amount" bigint NOT NULL,
	"method" text NOT NULL,
	"last4" text DEFAULT '' NOT NULL,
	"transaction_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repeats" (
	"customer_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "repeats_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
ALTER TABLE "card_challenges" ADD CONSTRAINT "card_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cards" ADD CONSTRAINT "order_cards_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_counts" ADD CONSTRAINT "payment_counts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeats" ADD CONSTRAINT "repeats_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_customer" ON "cards" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id","issued");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_code" ON "payments" USING btree ("customer_id","commessa");--> statement-breakpoint
CREATE INDEX "repeats_at" ON "repeats" USING btree ("at");--> statement-breakpoint
-- The sort indexes of the payments list, in one place: a bulk load drops them and builds them again.
CREATE FUNCTION create_payment_list_indexes() RETURNS void LANGUAGE sql AS $$
  CREATE INDEX payments_by_shipping ON payments (customer_id, shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state, article);
  CREATE INDEX payments_by_day ON payments (customer_id, day, id) INCLUDE (state, article, shipping_date);
$$;
--> statement-breakpoint
CREATE FUNCTION drop_payment_list_indexes() RETURNS void LANGUAGE sql AS $$
  DROP INDEX payments_by_shipping, payments_by_day;
$$;
--> statement-breakpoint
SELECT create_payment_list_indexes();
--> statement-breakpoint
-- PAY-10: 1 in progress, 2 suspended, 3 delivered.
CREATE FUNCTION payment_state(fm_status integer) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE WHEN fm_status IN (2, 6, 8, 12) THEN 3 WHEN fm_status IN (3, 4, 5) THEN 2 ELSE 1 END)::smallint;
$$;
--> statement-breakpoint
-- payment_counts and customers.version follow every change of the payments, whoever makes it.
CREATE FUNCTION payments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_counts AS c (customer_id, day, shipping_date, payments)
    SELECT customer_id, day, coalesce(shipping_date, '9999-12-31'), count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (customer_id, day, shipping_date) DO UPDATE SET payments = c.payments + excluded.payments;
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION payments_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment_counts c SET payments = c.payments - r.n
    FROM (SELECT customer_id, day, coalesce(shipping_date, '9999-12-31') AS shipped, count(*) n FROM removed GROUP BY 1, 2, 3) r
    WHERE c.customer_id = r.customer_id AND c.day = r.day AND c.shipping_date = r.shipped;
  DELETE FROM payment_counts WHERE payments = 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION payments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_counts AS c (customer_id, day, shipping_date, payments)
    SELECT customer_id, day, shipped, sum(n) FROM (
      SELECT customer_id, day, coalesce(shipping_date, '9999-12-31') AS shipped, count(*) n FROM added GROUP BY 1, 2, 3
      UNION ALL
      SELECT customer_id, day, coalesce(shipping_date, '9999-12-31'), -count(*) FROM removed GROUP BY 1, 2, 3
    ) moves GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (customer_id, day, shipping_date) DO UPDATE SET payments = c.payments + excluded.payments;
  DELETE FROM payment_counts WHERE payments = 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  UPDATE customers SET version = version + 1
    WHERE id IN (SELECT customer_id FROM added UNION SELECT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_added AFTER INSERT ON payments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION payments_added();
--> statement-breakpoint
CREATE TRIGGER payments_removed AFTER DELETE ON payments REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION payments_removed();
--> statement-breakpoint
CREATE TRIGGER payments_changed AFTER UPDATE ON payments REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION payments_changed();
--> statement-breakpoint
-- What a payment knows of its order stays the order's.
CREATE FUNCTION orders_to_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments p
    SET commessa = a.commessa, article = a.article, state = payment_state(a.fm_status), shipping_date = a.shipping_date
    FROM added a JOIN removed r ON r.id = a.id
    WHERE p.order_id = a.id AND (a.commessa, a.article, a.fm_status, a.shipping_date)
      IS DISTINCT FROM (r.commessa, r.article, r.fm_status, r.shipping_date);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_to_payments AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION orders_to_payments();
--> statement-breakpoint
CREATE FUNCTION invoices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM touched);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_added AFTER INSERT ON invoices REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION invoices_changed();
