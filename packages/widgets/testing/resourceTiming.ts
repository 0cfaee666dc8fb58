/**
 * A document keeps 250 resource entries, and the modules of a test file are more. Without this line a test that reads
 * `performance.getEntriesByType('resource')` sees none of its own requests.
 */
performance.setResourceTimingBufferSize(100_000);
