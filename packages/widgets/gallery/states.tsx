import { Badge } from '../src/ui/Badge.tsx';
import { Button } from '../src/ui/Button.tsx';
import { ordersIcon } from '../src/ui/icons.ts';
import { EmptyState, FailedState, Notice } from '../src/ui/Notice.tsx';
import { ProgressBar } from '../src/ui/ProgressBar.tsx';
import { Skeleton } from '../src/ui/Skeleton.tsx';
import { Spinner } from '../src/ui/Spinner.tsx';
import { StatusMark, Tag } from '../src/ui/StatusMark.tsx';

const nothing = () => {};

export function States() {
  return (
    <>
      <div className="gallery__row">
        <Badge count={3} label="3 unread messages" />
        <Badge count={120} label="120 unread messages" />
        <Badge count={7} label="7 files" tone="quiet" />
        <StatusMark tone="neutral">Draft</StatusMark>
        <StatusMark tone="info">In production</StatusMark>
        <StatusMark tone="success">Delivered</StatusMark>
        <StatusMark tone="warning">On hold (to pay)</StatusMark>
        <StatusMark tone="danger">Suspended</StatusMark>
        <Tag>Beta</Tag>
        <Tag tone="accent">New</Tag>
        <Tag tone="info">Flat rate</Tag>
        <Tag tone="success">Gratis</Tag>
        <Tag tone="warning">Last days</Tag>
        <Tag tone="danger">−20 %</Tag>
      </div>
      <Notice tone="info" title="A new paper is here" actions={<Button variant="link">See it</Button>}>
        Cotton rag, 310 g, in every album.
      </Notice>
      <Notice tone="success">Your details were saved.</Notice>
      <Notice
        tone="warning"
        title="Your EORI number is missing"
        actions={<Button size="small">Enter it</Button>}
        onDismiss={nothing}
        dismissLabel="Close"
      >
        Since 1 January 2021 we cannot ship to Great Britain without it. Enter it once in your account, and
        all your orders go on.
      </Notice>
      <Notice tone="danger" title="The files could not be read">
        IMG_2041.jpg ends too early. Send it again.
      </Notice>
      <div className="gallery__columns">
        <ProgressBar value={62} label="IMG_2041.jpg" detail="2 min left" />
        <ProgressBar value={100} label="Album" tone="success" detail="100%" />
        <ProgressBar value={35} label="Upload failed" tone="danger" detail="35%" />
        <ProgressBar value={null} label="Preparing" />
        <Spinner label="Loading..." />
        <Skeleton shape="text" count={3} />
      </div>
      <Skeleton shape="card" count={4} />
      <EmptyState
        icon={ordersIcon}
        title="There are no incomplete orders"
        action={<Button>Visit the store</Button>}
      >
        What you begin in the store waits here until its files are complete.
      </EmptyState>
      <FailedState title="We could not load your orders" retryLabel="Retry" onRetry={nothing}>
        The lab did not answer. Your orders are safe.
      </FailedState>
    </>
  );
}
