-- Messages are searched without case and accents, like the orders' column `search` (lists/searchText.ts).
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]+', '', 'g')), 'ß', 'ss')
$$;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (search_text(txt_public) gin_trgm_ops);
