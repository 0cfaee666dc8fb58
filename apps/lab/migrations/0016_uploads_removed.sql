ALTER TABLE "uploads" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "removed_slot" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
-- Lists of orders say which files are missing: a removed or restored file changes that.
DROP TRIGGER upload_state_changed ON uploads;
--> statement-breakpoint
CREATE TRIGGER upload_state_changed AFTER UPDATE ON uploads
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.removed_at IS DISTINCT FROM NEW.removed_at)
  EXECUTE FUNCTION upload_state_changed();
