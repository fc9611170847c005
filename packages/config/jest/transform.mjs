/** How jest reads TypeScript for end-to-end tests: as .swcrc does for the servers. */
export const transform = {
  '\\.ts$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2024',
        keepClassNames: true,
        parser: { syntax: 'typescript', decorators: true },
        transform: { useDefineForClassFields: false, legacyDecorator: true, decoratorMetadata: true },
      },
      sourceMaps: 'inline',
    },
  ],
};
