/**
 * React's names that our source and its libraries use, on Preact: `vite.elements.config.ts` puts this file in React's
 * place. Names one by one, and a default with no more than r2wc and zustand ask for, so that the rest of compat is shaken off.
 */
import { createElement } from 'preact';
import { useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat';

export {
  Component,
  Fragment,
  StrictMode,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'preact/compat';

export default { createElement, useCallback, useDebugValue, useSyncExternalStore };
