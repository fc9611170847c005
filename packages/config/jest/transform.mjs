/** How jest reads TypeScript: as .swcrc does for the servers, with React's automatic runtime for .tsx. */
const swc = (parser, transform) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      keepClassNames: true,
      parser: { syntax: 'typescript', ...parser },
      transform: { useDefineForClassFields: false, ...transform },
    },
    sourceMaps: 'inline',
  },
];

export const transform = {
  '\\.tsx$': swc({ tsx: true }, { react: { runtime: 'automatic' } }),
  '\\.ts$': swc({ decorators: true }, { legacyDecorator: true, decoratorMetadata: true }),
};
