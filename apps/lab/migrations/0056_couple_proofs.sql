CREATE TABLE "couple_proof_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couple_proof_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"proof_id" bigint NOT NULL,
	"customer_id" integer NOT NULL,
	"rev" integer NOT NULL,
	"number" integer NOT NULL,
	"x" double precision,
	"y" double precision,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couple_proof_sheets" (
	"id" text PRIMARY KEY NOT NULL,
	"proof_id" bigint NOT NULL,
	"customer_id" integer NOT NULL,
	"rev" integer NOT NULL,
	"number" integer NOT NULL,
	"is_spread" boolean NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "couple_proof_sheets_number" UNIQUE("proof_id","rev","number")
);
--> statement-breakpoint
CREATE TABLE "couple_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couple_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"project_id" bigint NOT NULL,
	"token_hash" text,
	"rev" integer NOT NULL,
	"document" text NOT NULL,
	"sheets" integer NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"approved_rev" integer,
	"approved_name" text DEFAULT '' NOT NULL,
	"approved_at" timestamp with time zone,
	CONSTRAINT "couple_proofs_project" UNIQUE("project_id"),
	CONSTRAINT "couple_proofs_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "couple_proof_comments" ADD CONSTRAINT "couple_proof_comments_proof_id_couple_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."couple_proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_proof_comments" ADD CONSTRAINT "couple_proof_comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_proof_sheets" ADD CONSTRAINT "couple_proof_sheets_proof_id_couple_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."couple_proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_proof_sheets" ADD CONSTRAINT "couple_proof_sheets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_proofs" ADD CONSTRAINT "couple_proofs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_proofs" ADD CONSTRAINT "couple_proofs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_proof_comments_proof" ON "couple_proof_comments" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "couple_proof_comments_customer" ON "couple_proof_comments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "couple_proof_sheets_customer" ON "couple_proof_sheets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "couple_proofs_customer" ON "couple_proofs" USING btree ("customer_id");