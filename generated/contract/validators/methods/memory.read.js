// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var input = validate10;
var schema13 = { type: "object", properties: { scope: { enum: ["user", "work"] }, paths: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 1, maxItems: 20 } }, required: ["scope"], additionalProperties: !1 }, func2 = require_ucs2length().default;
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope"))
        return validate10.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs2 = errors;
        for (let key0 in data)
          if (!(key0 === "scope" || key0 === "paths")) {
            return validate10.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs2 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope, _errs3 = errors;
            if (!(data0 === "user" || data0 === "work"))
              return validate10.errors = [{ instancePath: instancePath + "/scope", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.properties.scope.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid1 = _errs3 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.paths !== void 0) {
              let data1 = data.paths, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 20)
                    return validate10.errors = [{ instancePath: instancePath + "/paths", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data1.length < 1)
                    return validate10.errors = [{ instancePath: instancePath + "/paths", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data2 = data1[i0], _errs6 = errors;
                      if (errors === _errs6)
                        if (typeof data2 == "string") {
                          if (data2.length > 60 && func2(data2) > 60)
                            return validate10.errors = [{ instancePath: instancePath + "/paths/" + i0, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                          if (data2.length < 2 && func2(data2) < 1)
                            return validate10.errors = [{ instancePath: instancePath + "/paths/" + i0, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/paths/" + i0, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid2 = _errs6 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate10.errors = [{ instancePath: instancePath + "/paths", schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid1 = _errs4 === errors;
            } else
              var valid1 = !0;
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "urn:accord:specs#/$defs/MemoryReadInput/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate10.errors = vErrors, errors === 0;
}
var output = validate12;
var schema15 = { type: "object", properties: { scope: { enum: ["user", "work"] }, version: { $ref: "#/$defs/MemoryVersion" }, content: { type: "object", "x-open": "the two contents share field names and may be empty, so they cannot be told apart" }, unconfirmed: { type: "array", items: { type: "string", maxLength: 60 }, minItems: 1, maxItems: 40 }, tainted: { type: "boolean" } }, required: ["scope", "version", "content"], additionalProperties: !1 };
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope") || data.version === void 0 && (missing0 = "version") || data.content === void 0 && (missing0 = "content"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scope" || key0 === "version" || key0 === "content" || key0 === "unconfirmed" || key0 === "tainted")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope, _errs2 = errors;
            if (!(data0 === "user" || data0 === "work"))
              return validate13.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema15.properties.scope.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.version !== void 0) {
              let data1 = data.version, _errs3 = errors, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate13.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1))
                  return validate13.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate13.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let data2 = data.content, _errs6 = errors;
                if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
                  return validate13.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.unconfirmed !== void 0) {
                  let data3 = data.unconfirmed, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 40)
                        return validate13.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items" }], !1;
                      if (data3.length < 1)
                        return validate13.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid2 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === _errs10)
                            if (typeof data4 == "string") {
                              if (data4.length > 60 && func2(data4) > 60)
                                return validate13.errors = [{ instancePath: instancePath + "/unconfirmed/" + i0, schemaPath: "#/properties/unconfirmed/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                            } else
                              return validate13.errors = [{ instancePath: instancePath + "/unconfirmed/" + i0, schemaPath: "#/properties/unconfirmed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid2 = _errs10 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate13.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.tainted !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.tainted != "boolean")
                      return validate13.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length), validate12.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
