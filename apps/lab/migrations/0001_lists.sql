-- Search, sort orders, counts and versions of the order lists.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The sort indexes, in one place: a bulk load drops them and builds them again.
-- Every one begins with the owner; those of a chosen column end in ORD-12's "status ascending, date descending".
CREATE FUNCTION create_order_list_indexes() RETURNS void LANGUAGE sql AS $$
  CREATE INDEX orders_by_status ON orders (customer_id, incomplete, fm_status, order_date, id) INCLUDE (on_hold);
  CREATE INDEX orders_by_date ON orders (customer_id, incomplete, order_date, id) INCLUDE (fm_status, on_hold);
  CREATE INDEX orders_by_code ON orders (customer_id, incomplete, commessa COLLATE "C") INCLUDE (id, fm_status, on_hold);
  CREATE INDEX orders_on_hold ON orders (customer_id, incomplete, fm_status, order_date, id) WHERE on_hold;
  CREATE INDEX orders_by_article ON orders (customer_id, incomplete, article COLLATE "C", fm_status, order_date DESC, id DESC) INCLUDE (on_hold);
  CREATE INDEX orders_by_article_down ON orders (customer_id, incomplete, article COLLATE "C" DESC, fm_status, order_date DESC, id DESC) INCLUDE (on_hold);
  CREATE INDEX orders_by_price ON orders (customer_id, incomplete, list_price, fm_status, order_date DESC, id DESC) INCLUDE (on_hold);
  CREATE INDEX orders_by_price_down ON orders (customer_id, incomplete, list_price DESC NULLS LAST, fm_status, order_date DESC, id DESC) INCLUDE (on_hold);
  CREATE INDEX orders_by_shipping ON orders (customer_id, incomplete, shipping_date, fm_status, order_date DESC, id DESC) INCLUDE (on_hold);
  CREATE INDEX orders_by_shipping_down ON orders (customer_id, incomplete, shipping_date DESC NULLS LAST, fm_status, order_date DESC, id DESC) INCLUDE (on_hold);
  CREATE INDEX orders_search ON orders USING gin (search gin_trgm_ops);
$$;
--> statement-breakpoint
CREATE FUNCTION drop_order_list_indexes() RETURNS void LANGUAGE sql AS $$
  DROP INDEX orders_by_status, orders_by_date, orders_by_code, orders_on_hold, orders_by_article,
    orders_by_article_down, orders_by_price, orders_by_price_down, orders_by_shipping, orders_by_shipping_down,
    orders_search;
$$;
--> statement-breakpoint
SELECT create_order_list_indexes();
--> statement-breakpoint
-- order_counts and customers.version follow every change of the orders, whoever makes it.
CREATE FUNCTION orders_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_counts AS c (customer_id, incomplete, fm_status, on_hold, article, orders)
    SELECT customer_id, incomplete, fm_status, on_hold, article, count(*) FROM added GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (customer_id, incomplete, fm_status, on_hold, article) DO UPDATE SET orders = c.orders + excluded.orders;
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION orders_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_counts c SET orders = c.orders - r.n
    FROM (SELECT customer_id, incomplete, fm_status, on_hold, article, count(*) n FROM removed GROUP BY 1, 2, 3, 4, 5) r
    WHERE c.customer_id = r.customer_id AND c.incomplete = r.incomplete AND c.fm_status = r.fm_status
      AND c.on_hold = r.on_hold AND c.article = r.article;
  DELETE FROM order_counts WHERE orders = 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_counts AS c (customer_id, incomplete, fm_status, on_hold, article, orders)
    SELECT customer_id, incomplete, fm_status, on_hold, article, sum(n) FROM (
      SELECT customer_id, incomplete, fm_status, on_hold, article, count(*) n FROM added GROUP BY 1, 2, 3, 4, 5
      UNION ALL
      SELECT customer_id, incomplete, fm_status, on_hold, article, -count(*) FROM removed GROUP BY 1, 2, 3, 4, 5
    ) moves GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (customer_id, incomplete, fm_status, on_hold, article) DO UPDATE SET orders = c.orders + excluded.orders;
  DELETE FROM order_counts WHERE orders = 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  UPDATE customers SET version = version + 1
    WHERE id IN (SELECT customer_id FROM added UNION SELECT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET version = version + 1 WHERE id IN (SELECT DISTINCT customer_id FROM touched);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_added AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION orders_added();
--> statement-breakpoint
CREATE TRIGGER orders_removed AFTER DELETE ON orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION orders_removed();
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();
--> statement-breakpoint
CREATE TRIGGER messages_added AFTER INSERT ON messages REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER messages_changed AFTER UPDATE ON messages REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
--> statement-breakpoint
CREATE TRIGGER messages_removed AFTER DELETE ON messages REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION messages_changed();
