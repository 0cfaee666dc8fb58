CREATE TABLE "uploads_left" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
