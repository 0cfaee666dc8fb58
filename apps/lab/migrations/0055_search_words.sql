CREATE TABLE "search_words" (
	"customer_id" integer NOT NULL,
	"word" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "search_words_customer_id_word_pk" PRIMARY KEY("customer_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The words of a text from which a mistyped one may come: a number is never similar, and neither is a word of two letters.
CREATE FUNCTION similar_words(value text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT word
    FROM unnest(string_to_array(
      translate(value, E' \t\n\r.,;:!?"''`()[]{}<>/\\|+*=&#@%$^~_-\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb\u2013\u2014\u2026\u00b7\u2022\u00a0\u202f', repeat(' ', 60)),
      ' ')) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word = translate(word, '0123456789', '')
$$;
--> statement-breakpoint
-- Rows are added in the order of their key. Their customers are locked already: `customers.version` is written by the
-- triggers that come first by their names (orders_added, messages_added).
CREATE FUNCTION orders_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS w (customer_id, word, rows)
    SELECT customer_id, word, count(*) FROM added, similar_words(search) word GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (customer_id, word) DO UPDATE SET rows = w.rows + excluded.rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION orders_words_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words w SET rows = w.rows - r.n
    FROM (SELECT customer_id, word, count(*) n FROM removed, similar_words(search) word GROUP BY 1, 2) r
    WHERE w.customer_id = r.customer_id AND w.word = r.word;
  DELETE FROM search_words WHERE rows <= 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION orders_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nearly every change of an order leaves its words alone.
  IF NOT EXISTS (SELECT FROM removed r JOIN added a USING (id) WHERE r.search <> a.search OR r.customer_id <> a.customer_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_words AS w (customer_id, word, rows)
    SELECT customer_id, word, count(*) FROM added, similar_words(search) word GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (customer_id, word) DO UPDATE SET rows = w.rows + excluded.rows;
  UPDATE search_words w SET rows = w.rows - r.n
    FROM (SELECT customer_id, word, count(*) n FROM removed, similar_words(search) word GROUP BY 1, 2) r
    WHERE w.customer_id = r.customer_id AND w.word = r.word;
  DELETE FROM search_words WHERE rows <= 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS w (customer_id, word, rows)
    SELECT customer_id, word, count(*) FROM added, similar_words(search_text(txt_public)) word GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (customer_id, word) DO UPDATE SET rows = w.rows + excluded.rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_words_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words w SET rows = w.rows - r.n
    FROM (SELECT customer_id, word, count(*) n FROM removed, similar_words(search_text(txt_public)) word GROUP BY 1, 2) r
    WHERE w.customer_id = r.customer_id AND w.word = r.word;
  DELETE FROM search_words WHERE rows <= 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION messages_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM removed r JOIN added a USING (id) WHERE r.txt_public <> a.txt_public OR r.customer_id <> a.customer_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_words AS w (customer_id, word, rows)
    SELECT customer_id, word, count(*) FROM added, similar_words(search_text(txt_public)) word GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (customer_id, word) DO UPDATE SET rows = w.rows + excluded.rows;
  UPDATE search_words w SET rows = w.rows - r.n
    FROM (SELECT customer_id, word, count(*) n FROM removed, similar_words(search_text(txt_public)) word GROUP BY 1, 2) r
    WHERE w.customer_id = r.customer_id AND w.word = r.word;
  DELETE FROM search_words WHERE rows <= 0 AND customer_id IN (SELECT DISTINCT customer_id FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_words_added AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION orders_words_added();
--> statement-breakpoint
CREATE TRIGGER orders_words_removed AFTER DELETE ON orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION orders_words_removed();
--> statement-breakpoint
CREATE TRIGGER orders_words_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION orders_words_changed();
--> statement-breakpoint
CREATE TRIGGER messages_words_added AFTER INSERT ON messages REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION messages_words_added();
--> statement-breakpoint
CREATE TRIGGER messages_words_removed AFTER DELETE ON messages REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION messages_words_removed();
--> statement-breakpoint
CREATE TRIGGER messages_words_changed AFTER UPDATE ON messages REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION messages_words_changed();
--> statement-breakpoint
INSERT INTO search_words (customer_id, word, rows)
  SELECT customer_id, word, count(*) FROM (
    SELECT customer_id, word FROM orders, similar_words(search) word
    UNION ALL
    SELECT customer_id, word FROM messages, similar_words(search_text(txt_public)) word) words
  GROUP BY 1, 2;
