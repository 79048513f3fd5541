import { jestPreset } from './jest-preset.mjs'

export default jestPreset(import.meta.url, { environment: 'node' })
