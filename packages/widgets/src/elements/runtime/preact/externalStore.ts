/** `use-sync-external-store/shim` for swr: its own form is CommonJS and would keep all of React's names in the bundle. */
export { useSyncExternalStore } from 'preact/compat';
