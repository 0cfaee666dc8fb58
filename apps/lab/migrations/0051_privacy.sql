CREATE TABLE "privacy_parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"name" text NOT NULL,
	"store" text NOT NULL,
	"content" text NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"order_code" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"decided_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"link_hash" text DEFAULT '' NOT NULL,
	"link_ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_parts" ADD CONSTRAINT "privacy_parts_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_parts_name" ON "privacy_parts" USING btree ("request_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("customer_id","kind","order_code") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "privacy_requests_customer" ON "privacy_requests" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_staff" ON "privacy_requests" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_link" ON "privacy_requests" USING btree ("link_hash") WHERE link_hash <> '';