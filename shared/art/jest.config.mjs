import { jestPreset } from '@lantern/build/jest-preset.mjs'

export default jestPreset(import.meta.url, { environment: 'node' })
