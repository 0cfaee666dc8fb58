CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account" text NOT NULL,
	"device_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_device_hash_pk" PRIMARY KEY("account","device_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
DELETE FROM "tickets" WHERE "session_hash" NOT IN (SELECT "token_hash" FROM "sessions");--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "session_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "role" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
UPDATE "staff" SET "role" = 'administrator';--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_secret" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "waits_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_full" ON "allowances" USING btree ("full_at");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_session" ON "tickets" USING btree ("session_hash");