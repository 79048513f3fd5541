export { QueryProvider } from '@lantern/platform'
