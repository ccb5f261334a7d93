// What the Svelte compiler, its checker and the editor share: runes everywhere, no preprocessors.
export default { compilerOptions: { runes: true } };
