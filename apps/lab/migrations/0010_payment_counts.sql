-- The counters of the payments list know the state too, and every way to sort the list has its index.
TRUNCATE payment_counts;
--> statement-breakpoint
ALTER TABLE "payment_counts" DROP CONSTRAINT "payment_counts_customer_id_day_shipping_date_pk";--> statement-breakpoint
ALTER TABLE "payment_counts" ADD COLUMN "state" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_counts" ADD CONSTRAINT "payment_counts_customer_id_day_shipping_date_state_pk" PRIMARY KEY("customer_id","day","shipping_date","state");--> statement-breakpoint
INSERT INTO payment_counts (customer_id, day, shipping_date, state, payments)
  SELECT customer_id, day, coalesce(shipping_date, '9999-12-31'), state, count(*) FROM payments GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE INDEX "invoices_customer_number" ON "invoices" USING btree ("customer_id","number");--> statement-breakpoint
CREATE OR REPLACE FUNCTION payments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_counts AS c (customer_id, day, shipping_date, state, payments)
    SELECT customer_id, day, coalesce(shipping_date, '9999-12-31'), state, count(*) FROM added GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (customer_id, day, shipping_date, state) DO UPDATE SET payments = c.payments + excluded.payments;
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payments_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment_counts c SET payments = c.payments - r.n
    FROM (SELECT customer_id, day, coalesce(shipping_date, '9999-12-31') AS shipped, state, count(*) n FROM removed GROUP BY 1, 2, 3, 4) r
    WHERE c.customer_id = r.customer_id AND c.day = r.day AND c.shipping_date = r.shipped AND c.state = r.state;
  DELETE FROM payment_counts WHERE payments = 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_counts AS c (customer_id, day, shipping_date, state, payments)
    SELECT customer_id, day, shipped, state, sum(n) FROM (
      SELECT customer_id, day, coalesce(shipping_date, '9999-12-31') AS shipped, state, count(*) n FROM added GROUP BY 1, 2, 3, 4
      UNION ALL
      SELECT customer_id, day, coalesce(shipping_date, '9999-12-31'), state, -count(*) FROM removed GROUP BY 1, 2, 3, 4
    ) moves GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (customer_id, day, shipping_date, state) DO UPDATE SET payments = c.payments + excluded.payments;
  DELETE FROM payment_counts WHERE payments = 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  UPDATE customers SET version = version + 1
    WHERE id IN (SELECT customer_id FROM added UNION SELECT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT drop_payment_list_indexes();
--> statement-breakpoint
-- Those of a chosen column end in PAY-09's order; a product and a price need both ways, because many share one.
CREATE OR REPLACE FUNCTION create_payment_list_indexes() RETURNS void LANGUAGE sql AS $$
  CREATE INDEX payments_by_shipping ON payments (customer_id, shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state, article);
  CREATE INDEX payments_by_day ON payments (customer_id, day, id) INCLUDE (state, article, shipping_date);
  CREATE INDEX payments_by_code ON payments (customer_id, commessa COLLATE "C", shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state);
  CREATE INDEX payments_by_article ON payments (customer_id, article COLLATE "C", shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state);
  CREATE INDEX payments_by_article_down ON payments (customer_id, article COLLATE "C" DESC, shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state);
  CREATE INDEX payments_by_price ON payments (customer_id, amount, shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state);
  CREATE INDEX payments_by_price_down ON payments (customer_id, amount DESC, shipping_date DESC NULLS LAST, day DESC, id DESC) INCLUDE (state);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_payment_list_indexes() RETURNS void LANGUAGE sql AS $$
  DROP INDEX payments_by_shipping, payments_by_day, payments_by_code, payments_by_article, payments_by_article_down,
    payments_by_price, payments_by_price_down;
$$;
--> statement-breakpoint
SELECT create_payment_list_indexes();
