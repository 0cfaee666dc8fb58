CREATE TABLE "order_days" (
	"customer_id" integer NOT NULL,
	"incomplete" boolean NOT NULL,
	"fm_status" smallint NOT NULL,
	"on_hold" boolean NOT NULL,
	"order_date" date NOT NULL,
	"orders" bigint NOT NULL,
	CONSTRAINT "order_days_customer_id_incomplete_fm_status_on_hold_order_date_pk" PRIMARY KEY("customer_id","incomplete","fm_status","on_hold","order_date")
);
--> statement-breakpoint
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO order_days (customer_id, incomplete, fm_status, on_hold, order_date, orders)
  SELECT customer_id, incomplete, fm_status, on_hold, order_date, count(*) FROM orders GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE FUNCTION days_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_days AS d (customer_id, incomplete, fm_status, on_hold, order_date, orders)
    SELECT customer_id, incomplete, fm_status, on_hold, order_date, count(*) FROM added GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (customer_id, incomplete, fm_status, on_hold, order_date) DO UPDATE SET orders = d.orders + excluded.orders;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION days_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_days d SET orders = d.orders - r.n
    FROM (SELECT customer_id, incomplete, fm_status, on_hold, order_date, count(*) n FROM removed GROUP BY 1, 2, 3, 4, 5) r
    WHERE d.customer_id = r.customer_id AND d.incomplete = r.incomplete AND d.fm_status = r.fm_status
      AND d.on_hold = r.on_hold AND d.order_date = r.order_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION days_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_days AS d (customer_id, incomplete, fm_status, on_hold, order_date, orders)
    SELECT customer_id, incomplete, fm_status, on_hold, order_date, sum(n) FROM (
      SELECT customer_id, incomplete, fm_status, on_hold, order_date, count(*) n FROM added GROUP BY 1, 2, 3, 4, 5
      UNION ALL
      SELECT customer_id, incomplete, fm_status, on_hold, order_date, -count(*) FROM removed GROUP BY 1, 2, 3, 4, 5
    ) moves GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (customer_id, incomplete, fm_status, on_hold, order_date) DO UPDATE SET orders = d.orders + excluded.orders;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER days_added AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION days_added();
--> statement-breakpoint
CREATE TRIGGER days_removed AFTER DELETE ON orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION days_removed();
--> statement-breakpoint
CREATE TRIGGER days_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION days_changed();
