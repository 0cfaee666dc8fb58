CREATE TABLE "contact_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"contact_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" bigint NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"is_by_link" boolean DEFAULT false NOT NULL,
	"link_a" text DEFAULT '' NOT NULL,
	"link_p" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_mailed" boolean NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"contact_id" bigint,
	"link_a" text NOT NULL,
	"client_address" text NOT NULL,
	"looked_up_address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_actions" ADD CONSTRAINT "contact_actions_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_actions" ADD CONSTRAINT "contact_actions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_links" ADD CONSTRAINT "contact_links_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_actions_contact" ON "contact_actions" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_actions_staff" ON "contact_actions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "contact_links_contact" ON "contact_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_links_expired" ON "contact_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_messages_contact" ON "contact_messages" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_messages_staff" ON "contact_messages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "contacts_state" ON "contacts" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "contacts_changed" ON "contacts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "video_views_contact" ON "video_views" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "video_views_at" ON "video_views" USING btree ("at");